import { Lexer, type Token, type Tokens, type TokensList } from 'marked'

/** How deep quotes and lists may stand in each other, and emphasis and links; browsers get slow or fail at some thousands. */
const DEEPEST = 16

const plain = (text: string): Tokens.Text => ({ type: 'text', raw: text, text })

/** Reads what is nested too deep as text. */
export class BoundedLexer extends Lexer {
  #blockDepth = 0
  #inlineDepth = 0

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): Token[]
  override blockTokens(src: string, tokens?: TokensList, isClipped?: boolean): TokensList
  override blockTokens(src: string, tokens: Token[] = [], isClipped?: boolean): Token[] {
    if (this.#blockDepth >= DEEPEST) {
      tokens.push(plain(src))
      return super.blockTokens('', tokens)
    }
    this.#blockDepth++
    const read = super.blockTokens(src, tokens, isClipped)
    this.#blockDepth--
    return read
  }

  override inlineTokens(src: string, tokens: Token[] = []) {
    if (this.#inlineDepth >= DEEPEST) {
      tokens.push(plain(src))
      return tokens
    }
    this.#inlineDepth++
    const read = super.inlineTokens(src, tokens)
    this.#inlineDepth--
    return read
  }
}
