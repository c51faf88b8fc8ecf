/** The tabs of the owner's admin area. */
import type { Feature } from '#contract/site/schema.ts'
import { isOn } from '#contract/site/site.ts'

const allTabs = ['providers', 'seo', 'analytics', 'users', 'inbox', 'clients', 'running', 'log'] as const
export type AdminTab = (typeof allTabs)[number]
/** What a tab is about, where the site may be without it. */
const features: Partial<Record<AdminTab, Feature>> = { providers: 'chat', clients: 'portal' }
export const adminTabs = allTabs.filter((tab) => {
  const feature = features[tab]
  return feature === undefined || isOn(feature)
})
