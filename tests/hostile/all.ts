/** More than a hundred forged and hostile pages, by what is wrong with them. */
import type { HostilePages } from './answers.ts'
import { data } from './data.ts'
import { files } from './files.ts'
import { markup } from './markup.ts'
import { text } from './text.ts'
import { transport } from './transport.ts'

export const hostilePages: HostilePages = { ...markup, ...data, ...text, ...transport, ...files }
