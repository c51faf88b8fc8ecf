/** Kinds of content entries. */

export const nodeTypes = ['service', 'database', 'queue', 'gateway', 'storage', 'compute', 'ai', 'security'] as const
export const connectionTypes = ['data', 'api', 'stream', 'sync'] as const
export const caseStudyColors = ['primary', 'blue', 'secondary', 'green'] as const
export const iconNames = ['bot', 'workflow', 'shield', 'cloud', 'brain', 'server', 'compass'] as const

export type IconName = (typeof iconNames)[number]
export type CaseStudyColor = (typeof caseStudyColors)[number]
