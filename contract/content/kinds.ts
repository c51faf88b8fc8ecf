/** Kinds of content entries. */

export const nodeTypes = ['service', 'database', 'queue', 'gateway', 'storage', 'compute', 'ai', 'security'] as const
export const connectionTypes = ['data', 'api', 'stream', 'sync'] as const
/** What the line around several nodes means: who is trusted, where it runs, who looks after it, where it stands. */
export const boundaryTypes = ['trust', 'cloud', 'team', 'site'] as const
export const walkUnits = ['ms', 's', 'min', 'h', 'days'] as const
export const caseStudyColors = ['primary', 'blue', 'secondary', 'green'] as const
/** How somebody works or would like to. */
export const workKinds = ['employee', 'freelance', 'contract', 'founder', 'internship', 'apprenticeship'] as const
export const workplaces = ['on-site', 'hybrid', 'remote'] as const
/** Levels and skills of the Common European Framework of Reference for Languages. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export const cefrSkills = ['listening', 'reading', 'interaction', 'production', 'writing'] as const
/** What a project's figure is about: the columns where projects are compared. */
export const measures = ['scale', 'time', 'cost', 'quality'] as const
export const iconNames = ['bot', 'workflow', 'shield', 'cloud', 'brain', 'server', 'compass'] as const

export type CefrLevel = (typeof cefrLevels)[number]
export type CefrSkill = (typeof cefrSkills)[number]
export type WorkKind = (typeof workKinds)[number]
export type Workplace = (typeof workplaces)[number]
export type BoundaryType = (typeof boundaryTypes)[number]
export type WalkUnit = (typeof walkUnits)[number]
export type NodeType = (typeof nodeTypes)[number]
export type ConnectionType = (typeof connectionTypes)[number]
export type IconName = (typeof iconNames)[number]
export type CaseStudyColor = (typeof caseStudyColors)[number]

/** What may stand beside work and projects, in this order. */
export const backgroundGroupIds = [
  'education',
  'certificates',
  'publications',
  'talks',
  'awards',
  'volunteering',
  'languages',
  'interests',
] as const
export type BackgroundGroupId = (typeof backgroundGroupIds)[number]
