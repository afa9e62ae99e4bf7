interface DataProps {
  /** What administrators wrote, in whatever language. */
  children: string
}

/** Words that are data, not copy: in a direction of their own, and read out as English where they are in its letters. */
export function Data({ children }: DataProps) {
  return <bdi {...(/\p{Script=Latin}/u.test(children) && { lang: 'en' })}>{children}</bdi>
}
