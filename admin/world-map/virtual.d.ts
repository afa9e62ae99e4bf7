declare module 'virtual:world-map' {
  const dots: import('./grid.ts').DotMap
  export default dots
}
