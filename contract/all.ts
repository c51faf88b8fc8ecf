/** Every endpoint there is. The API document and the tests that sweep over all calls read this table. */
import { sendContact } from './contact.ts'

export const endpoints = { sendContact }
