// The case studies in the order they are shown. Add your own file beside these and list it here.
import type { CaseStudyData } from '../../contract/content-source.ts'
import { caseStudy as epicAiPlatform } from './epic-ai-platform.ts'
import { caseStudy as fraudDetectionSystem } from './fraud-detection-system.ts'
import { caseStudy as mlopsTransformation } from './mlops-transformation.ts'

export const caseStudies: CaseStudyData[] = [epicAiPlatform, mlopsTransformation, fraudDetectionSystem]
