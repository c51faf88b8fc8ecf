/** Each case study's drawing as HTML. The build alone makes it. */
export const loadDrawing: Record<string, () => Promise<{ html: string }>> = {}
