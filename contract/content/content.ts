/** What an owner says in one language, as pages, mails and the ledger read it: maps by id are lists here. */
import type { Language } from '#contract/language.ts'
import type { InterviewKind } from './interview-kinds.ts'
import type { Owner, ProjectFile } from './owner.ts'

type Listed<Value> = (Value & { id: string })[]
type ItemOf<Map> = Map extends Record<string, infer Value> ? Value : never

/** One statement with the id it is known by everywhere: page anchor, citation, résumé line. */
export interface Statement {
  id: string
  text: string
}

type ProfileFile = Owner['profile']

export interface Profile extends Omit<ProfileFile, 'channels' | 'profiles' | 'coreExpertise' | 'skills'> {
  /** The owner's address for each kind of request. */
  channels: { general: string; hiring: string; projects: string; support: string }
  profiles: Listed<ItemOf<NonNullable<ProfileFile['profiles']>>>
  coreExpertise: Listed<ItemOf<ProfileFile['coreExpertise']>>
  skills: Listed<ItemOf<ProfileFile['skills']>>
}

type WorkItem = ItemOf<Owner['work']>

export interface Experience extends Omit<WorkItem, 'end' | 'achievements' | 'technologies'> {
  id: string
  end: string | null
  achievements: Statement[]
  technologies: string[]
}

type SkillItem = ItemOf<Owner['skills']>

export interface Skill extends Pick<SkillItem, 'name' | 'category' | 'level'> {
  id: string
  technologies: string[]
  evidence: {
    achievements: Statement[]
    metrics: Statement[]
    projects: (Statement & { caseStudy?: string | undefined })[]
    experience: string
  }
}

export type DiagramNode = Listed<ItemOf<ProjectFile['diagram']['nodes']>>[number]
export type DiagramConnection = Listed<ItemOf<ProjectFile['diagram']['connections']>>[number]

export interface Diagram extends Pick<ProjectFile['diagram'], 'title' | 'description' | 'explanation'> {
  nodes: DiagramNode[]
  connections: DiagramConnection[]
  nextSteps: string[]
}

export interface CaseStudy extends Omit<ProjectFile, 'work' | 'keyFeatures' | 'outcomes' | 'metrics' | 'diagram'> {
  id: string
  /** The id of the job it was done in. */
  experience: string
  keyFeatures: Statement[]
  outcomes: Statement[]
  metrics: Listed<ItemOf<ProjectFile['metrics']>>
  diagram: Diagram
}

type EducationItem = ItemOf<Owner['education']>
type VolunteeringItem = ItemOf<Owner['volunteering']>
type InterestItem = ItemOf<Owner['interests']>

export type Education = Omit<EducationItem, 'courses'> & { id: string; courses: Statement[] }
export type Certificate = Listed<ItemOf<Owner['certificates']>>[number]
export type Publication = Listed<ItemOf<Owner['publications']>>[number]
export type Talk = Listed<ItemOf<Owner['talks']>>[number]
export type Award = Listed<ItemOf<Owner['awards']>>[number]
export type Volunteering = Omit<VolunteeringItem, 'achievements'> & { id: string; achievements: Statement[] }
/** The id is the code of the language, such as `en` or `pt-BR`. */
export type SpokenLanguage = Listed<ItemOf<Owner['languages']>>[number]
export type Interest = Omit<InterestItem, 'keywords'> & { id: string; keywords: string[] }

/** What the owner answered, or said not to be public. The id is the kind of question. */
export interface InterviewEntry {
  id: InterviewKind
  answer?: string | undefined
  notPublic?: true | undefined
}

export type Testimonial = Listed<ItemOf<Owner['testimonials']>>[number]
export type Service = Listed<ItemOf<Owner['services']>>[number]

/** Everything the owner says, in one language. */
export interface Content {
  language: Language
  site: Owner['site']
  profile: Profile
  experience: Experience[]
  skills: Skill[]
  caseStudies: CaseStudy[]
  testimonials: Testimonial[]
  services: Service[]
  education: Education[]
  certificates: Certificate[]
  publications: Publication[]
  talks: Talk[]
  awards: Award[]
  volunteering: Volunteering[]
  spokenLanguages: SpokenLanguage[]
  interests: Interest[]
  interview: InterviewEntry[]
}
