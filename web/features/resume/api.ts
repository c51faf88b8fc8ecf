import { downloadResume, type ResumeRequest } from '#contract/resume.ts'
import { type Download, download } from '#web/platform/api.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'

export async function requestResume(request: ResumeRequest, signal: AbortSignal): Promise<Download> {
  const resume = await download(downloadResume, request, signal)
  trackEvent('resume-downloaded')
  return resume
}
