// What proves each skill, by the skill's id; for the browser the build puts the result in this place.
import { contentIn } from '../../owner.ts'

export const evidence = Object.fromEntries(contentIn('zh').skills.map(({ id, evidence }) => [id, evidence]))
