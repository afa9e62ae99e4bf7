import { Model } from 'objection'

/** A few sentences of the served release that the help guide may quote, in one language. */
export class HelpPassage extends Model {
  static override tableName = 'help_passages'
  static override idColumn = ['locale', 'place']
  declare locale: string
  /** What it is in every language. */
  declare place: string
  declare path: string
  declare title: string
  declare heading: string
  declare text: string
  /** The pieces of the words of title and heading, and those of the text alone. */
  declare headingTerms: string[]
  declare textTerms: string[]
  /** A hash of all passages that were put in together. */
  declare release: string
}
