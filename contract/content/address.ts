/** An address as people write it: without scheme, "www." and a slash at the end. */
export const shownAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
