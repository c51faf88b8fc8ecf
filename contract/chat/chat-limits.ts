/** Limits of the chat, without schemas, which an open page does not need yet. */
import { DAY } from '#contract/endpoint.ts'

export const MESSAGE_MAX = 4000
/** Of the name of something in the owner's content, such as a project. */
export const CONTENT_ID_MAX = 100
/** Of a job advert, in Unicode code points, as all texts are counted. */
export const ADVERT_MAX = 20_000
/** Retention of conversations that the owner may read. */
export const CHAT_RETENTION_DAYS = 180
/** Retention of facts from a company's website. */
export const COMPANY_RETENTION_MS = 30 * DAY
