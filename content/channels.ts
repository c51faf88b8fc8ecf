/** The owner's addresses, where several of them may be one and the same. */
import type { Profile } from '#contract/content/content.ts'

type Channel = keyof Profile['channels']

const channels: Channel[] = ['general', 'hiring', 'projects', 'support']

/** @returns for each address the first that it is for: who has one address for everything says so once. */
export const ownChannels = (addresses: Profile['channels']): Channel[] =>
  channels.filter((id) => channels.find((other) => addresses[other] === addresses[id]) === id)
