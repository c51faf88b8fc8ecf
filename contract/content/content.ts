/**
 * What an owner says in one language, as pages, mails and the ledger read it: maps by id are lists here, and a text that
 * nearly everybody gives is empty where it is not given.
 */
import type { Language } from '#contract/language.ts'
import type { ArticleFile, ArticlePassage } from './article.ts'
import type { Diagram, Drawing, DrawingInShort, Sheets, TitledDrawing } from './drawing.ts'
import type { InterviewKind } from './interview-kinds.ts'
import type { BackgroundGroupId, CefrLevel, CefrSkill } from './kinds.ts'
import type { Owner, ProjectFile } from './owner.ts'
import type { NameParts } from './person-name.ts'

type Listed<Value> = (Value & { id: string })[]
type ItemOf<Map> = Map extends Record<string, infer Value> ? Value : never

/** One statement with its id, which page anchor, citation and résumé line share. */
export interface Statement {
  id: string
  text: string
}

type ProfileFile = Owner['profile']

/** A picture as pages show it. */
export interface Picture {
  src: string
  /** Pixels. */
  width: number
  height: number
  words: string
}

type Account = ItemOf<NonNullable<ProfileFile['profiles']>>

/** What the owner may have an address for, in this order. */
export const channels = ['general', 'hiring', 'projects', 'support'] as const
type Channel = (typeof channels)[number]

export interface Profile
  extends Omit<
    ProfileFile,
    'familyName' | 'photo' | 'summary' | 'openTo' | 'channels' | 'profiles' | 'coreExpertise' | 'skills'
  > {
  /** One or two letters that stand for the owner. */
  initials: string
  photo?: Picture | undefined
  summary: string
  /** What the owner is open to, each in words: kinds of work, places, when. */
  openTo: Statement[]
  /** The owner's address for each kind of request. */
  channels: Record<Channel, string>
  /** Those whose address is no other's before them: who has one address for everything shows it once. */
  ways: Channel[]
  /** Those with an address. */
  profiles: Listed<Account & { url: string }>
  unlinkedProfiles: Listed<Account>
  coreExpertise: Listed<ItemOf<NonNullable<ProfileFile['coreExpertise']>>>
  skills: Listed<ItemOf<NonNullable<ProfileFile['skills']>>>
}

type WorkItem = ItemOf<Owner['work']>

export interface Experience
  extends Omit<WorkItem, 'end' | 'kind' | 'team' | 'description' | 'achievements' | 'technologies'> {
  id: string
  description: string
  end: string | null
  /** The place, the kind of work and the people led, each in words. */
  conditions: Statement[]
  achievements: Statement[]
  technologies: string[]
}

/** For whom the work was; a job of which only one name is known has it for its title. */
export const employerOf = ({ title, company }: Pick<Experience, 'title' | 'company'>): string | undefined =>
  title === company ? undefined : company

type SkillItem = ItemOf<Owner['skills']>

/** The years that the jobs and skills are drawn along. */
export interface Career {
  from: number
  /** The year after the last one. */
  to: number
  /** No job goes on. */
  isOver: boolean
}

/** When a skill was used: in words, and as lines along the career, which is 100 wide. */
export interface SkillYears {
  /** "2005–" */
  text: string
  /** From its first year to its last. */
  whole: string
  /** In jobs and projects that name one of its technologies. */
  used: string
  /** In those of them that are projects, and in case studies that are evidence of it. */
  proven: string
}

export interface Skill extends Pick<SkillItem, 'name' | 'category' | 'level' | 'levelText' | 'since'> {
  id: string
  technologies: string[]
  /** How many statements prove it. */
  proofs: number
  years?: SkillYears | undefined
  /** There is nothing to say of it but its name and level. */
  isBare?: true
}

export interface ProvenSkill extends Skill {
  keywords: string[]
  evidence: SkillEvidence
}

export interface SkillEvidence {
  achievements: Statement[]
  metrics: Statement[]
  projects: (Statement & { caseStudy?: string | undefined })[]
  experience: string
}

/** The long texts of a case study, which its own page alone shows. */
export type CaseStudyText = 'challenge' | 'solution'
type CaseStudyTexts = 'subtitle' | 'category'
type CaseStudyLists =
  | 'roles'
  | 'technologies'
  | 'keywords'
  | 'keyFeatures'
  | 'outcomes'
  | 'metrics'
  | 'pictures'
  | 'diagram'

export interface CaseStudy
  extends Omit<ProjectFile, 'work' | CaseStudyTexts | CaseStudyText | CaseStudyLists>,
    Record<CaseStudyTexts, string> {
  id: string
  /** The id of the job it was done in; none for a project of the owner's own. */
  experience?: string | undefined
  roles: string[]
  technologies: string[]
  keywords: string[]
  keyFeatures: Statement[]
  outcomes: Statement[]
  metrics: Listed<ItemOf<NonNullable<ProjectFile['metrics']>>>
  pictures: (Picture & { id: string })[]
  /** Its diagram, small: absent where there is none. */
  drawing?: DrawingInShort | undefined
  /** Which of its long texts there are. */
  told: CaseStudyText[]
  /** What the owner has written about it. */
  articles?: ArticleLink[]
}

/** With its whole diagram and its long texts, for the server and the build. */
export interface FullCaseStudy extends CaseStudy, Record<CaseStudyText, string> {
  /** Its texts as the owner wrote them, where there is more in them than words. */
  markdown?: Partial<Record<CaseStudyText, string>>
  drawing?: TitledDrawing | undefined
  /** Without parts there is nothing to draw. */
  diagram: Diagram
  sheets?: Sheets | undefined
  /** The drawing for narrow places. */
  upright?: Drawing | undefined
  /** The drawings for the chat, for a wide and a narrow conversation. */
  inAnswers?: { across: Drawing; upright: Drawing } | undefined
}

export interface ArticleLink {
  id: string
  title: string
  /** Of the title, where it is not the readers'. */
  language?: Language
}

/** An article without its text, as lists show it. */
export interface ArticleSummary extends Pick<ArticleFile, 'title' | 'summary' | 'language' | 'languages'> {
  id: string
  published: string
  updated?: string | undefined
  tags: Statement[]
  projects: string[]
  /** How long reading it takes. */
  minutes: number
}

export interface Article extends ArticleSummary {
  /** Markdown, with its pictures where visitors fetch them. */
  body: string
  /** What it says, without its code. */
  passages: ArticlePassage[]
}

type EducationItem = ItemOf<Owner['education']>
type VolunteeringItem = ItemOf<Owner['volunteering']>
type InterestItem = ItemOf<Owner['interests']>

type Education = Omit<EducationItem, 'courses'> & { id: string; courses: Statement[] }
type Certificate = Listed<ItemOf<Owner['certificates']>>[number]
type Publication = Listed<ItemOf<Owner['publications']>>[number]
type Talk = Listed<ItemOf<Owner['talks']>>[number]
type Award = Listed<ItemOf<Owner['awards']>>[number]
type Volunteering = Omit<VolunteeringItem, 'achievements'> & { id: string; achievements: Statement[] }
/** The id is the code of the language, such as `en` or `pt-BR`. */
export interface SpokenLanguage {
  id: string
  name: string
  isNative: boolean
  levelText?: string | undefined
  cefr?: Record<CefrSkill, CefrLevel> | undefined
}
type Interest = Omit<InterestItem, 'keywords'> & { id: string; keywords: string[] }

/** What the owner answered, or said not to be public. The id is the kind of question. */
export interface InterviewEntry {
  id: InterviewKind
  answer?: string | undefined
  notPublic?: true | undefined
}

export type Testimonial = Listed<ItemOf<Owner['testimonials']>>[number] & { author: string }
export type Service = Listed<ItemOf<Owner['services']>>[number]

export interface BackgroundEntry {
  /** The id of its fact in the ledger. */
  fact: string
  title: string
  url?: string | undefined
  /** Who gave, ran or published it, and the like. */
  details: string[]
  /** The years, or how well a language is spoken. */
  aside?: string | undefined
  summary?: string | undefined
  points: Statement[]
}

export interface BackgroundGroup {
  /** Also its anchor on the home page. */
  id: BackgroundGroupId
  entries: BackgroundEntry[]
}

/** Everything the owner says, in one language. */
export interface Content {
  language: Language
  /** Texts that stand in the default language for want of a translation; absent where there are none. */
  fallback?: { language: Language; texts: string[] }
  profile: Profile
  experience: Experience[]
  career?: Career | undefined
  skills: Skill[]
  caseStudies: CaseStudy[]
  testimonials: Testimonial[]
  services: Service[]
  /** What stands beside work and projects; only the kinds that the owner says something of. */
  background: BackgroundGroup[]
}

/** The same field by field, for files that other programs read; pages do without. */
export interface BackgroundRecords {
  /** As the owner says it. */
  familyName?: string | undefined
  nameParts: NameParts
  openTo?: ProfileFile['openTo']
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

/** Who answers for the site, in lines. */
export interface Imprint {
  text: string
  /** The language that it is written in. */
  language: Language
}

export interface FullContent extends Content {
  skills: ProvenSkill[]
  caseStudies: FullCaseStudy[]
  records: BackgroundRecords
  /** Latest first. Pages fetch them by themselves. */
  articles: Article[]
  /** Who answers for the site, in lines. Its page fetches it by itself. */
  imprint?: string | undefined
  /** Stand in place of labels of the interface (`content/labels.ts`). */
  labels: Owner['labels']
  /** The language of the texts, where the site does not have the one that is asked in. */
  written?: Language
}

/** Whether each project says what was hard and what was done about it: one of a résumé that was imported has a description alone. */
export const tellAll = (projects: Pick<CaseStudy, 'told'>[]): boolean => projects.every(({ told }) => told[1])
