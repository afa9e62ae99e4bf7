export { findPassages } from '../src/help-guide/find-passages.ts'
