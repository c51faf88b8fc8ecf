/** Says how a call of a provider failed. */
import type { ProviderError } from '#contract/admin/provider-names.ts'
import { useProvidersT } from './i18n.tsx'

export function useProviderError() {
  const t = useProvidersT()
  return (fault: ProviderError, status: number | null | undefined) =>
    t(`faults.${fault}`) + (status ? t('faults.status', { status }) : '')
}
