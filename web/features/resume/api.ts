import { downloadResume, type ResumeRequest } from '../../../contract/resume.ts'
import { type Download, download } from '../../platform/api.ts'
import { noteDeed } from '../../platform/visit.ts'

export async function requestResume(request: ResumeRequest, signal: AbortSignal): Promise<Download> {
  const resume = await download(downloadResume, request, signal)
  noteDeed('resume-downloaded')
  return resume
}
