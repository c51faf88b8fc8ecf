/** Facts are cited again and again, and one sentence is read from several sides: what was read of a text is kept for a while. */

/** @param most texts; of more the oldest is forgotten. */
export function remember<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    const oldest = known.keys().next()
    if (known.size >= most && !oldest.done) known.delete(oldest.value)
    known.set(text, value)
    return value
  }
}
