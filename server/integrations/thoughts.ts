/** Leaves out what a model thinks before it answers, where its server sends that as a part of the answer. */

const BEGIN = '<think>'
const END = '</think>'

/** @returns a function that is given the parts of an answer and returns of each what is said. */
export function withoutThoughts(): (part: string) => string {
  let state: 'unknown' | 'thinks' | 'says' = 'unknown'
  let held = ''
  return (part) => {
    if (state === 'says') return part
    held += part
    if (state === 'unknown') {
      const begun = held.trimStart()
      // The first letters can be those of the tag.
      if (begun.length < BEGIN.length && BEGIN.startsWith(begun)) return ''
      state = begun.startsWith(BEGIN) ? 'thinks' : 'says'
      if (state === 'says') return held
    }
    const end = held.indexOf(END)
    if (end === -1) {
      held = held.slice(-END.length)
      return ''
    }
    state = 'says'
    return held.slice(end + END.length)
  }
}
