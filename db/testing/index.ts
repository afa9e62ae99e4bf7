export * from './chat-factories.ts'
export * from './database.ts'
export * from './factories.ts'
export * from './server.ts'
