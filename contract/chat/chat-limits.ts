/** What the chat knows before anything is sent: without the schemas, so that an open page does not need those yet. */
import { DAY } from '#contract/endpoint.ts'

export const MESSAGE_MAX = 4000
/** Of a job advert, in Unicode code points, as all texts are counted. */
export const ADVERT_MAX = 20_000
/** What the owner may read of conversations is deleted when it is so old. */
export const CHAT_RETENTION_DAYS = 180
/** What a company's website said is known for so long. */
export const COMPANY_RETENTION_MS = 30 * DAY
