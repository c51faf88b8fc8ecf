// Everything said about the owner in English, gathered from the files beside this one.
import type { FactTexts } from '../../../contract/content-source.ts'
import { caseStudies } from './case-studies.ts'
import { experience } from './experience.ts'
import { profile } from './profile.ts'
import { services } from './services.ts'
import { skills } from './skills.ts'
import { testimonials } from './testimonials.ts'

export const facts: FactTexts = { profile, experience, skills, caseStudies, testimonials, services }
