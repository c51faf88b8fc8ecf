import { downloadResume, type ResumeRequest } from '../../../contract/resume.ts'
import { download } from '../../platform/api.ts'

export const requestResume = (request: ResumeRequest, signal: AbortSignal) => download(downloadResume, request, signal)
