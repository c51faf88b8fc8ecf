declare module 'linebreak' {
  /** Unicode line breaking (UAX #14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place where a line may end, or must end (`required`). */
    nextBreak(): { position: number; required: boolean } | null
  }
}
