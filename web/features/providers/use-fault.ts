/** Says how a call of a provider failed. */
import type { ProviderFault } from '../../../contract/provider-names.ts'
import { useProviderWords } from './words.tsx'

export function useFault() {
  const say = useProviderWords()
  return (fault: ProviderFault, status: number | null | undefined) =>
    say(`faults.${fault}`) + (status ? say('faults.status', { status }) : '')
}
