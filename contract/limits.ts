/** Text limits for pages that show a field before they load its schema. In Unicode code points. */

/** RFC 5321 section 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
export const EMAIL_MAX = 254
