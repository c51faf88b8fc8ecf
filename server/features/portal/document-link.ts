/** Signed links to documents: for one client and a short time. The user must also be signed in as that client. */
import { createHmac } from 'node:crypto'
import { DOCUMENT_LINK_MS, downloadDocument } from '#contract/portal/documents.ts'
import { isSameSecret } from '#server/auth/same-secret.ts'
import type { Services } from '#server/services.ts'

interface Linked {
  clientId: string
  projectId: string
  documentId: string
}

const sign = (secret: string, { clientId, projectId, documentId }: Linked, expires: string) =>
  createHmac('sha256', secret)
    .update(['document', clientId, projectId, documentId, expires].join('\n'))
    .digest('base64url')

/** @returns a path on this site. */
export function linkTo({ secret, clock }: Services, linked: Linked): { fileUrl: string; expiresAt: number } {
  const expiresAt = clock.now() + DOCUMENT_LINK_MS
  const path = downloadDocument.path.replace(':id', linked.projectId).replace(':documentId', linked.documentId)
  const query = new URLSearchParams({
    expires: String(expiresAt),
    signature: sign(secret, linked, String(expiresAt)),
  })
  return { fileUrl: `${path}?${query}`, expiresAt }
}

/** Distinguishes an expired link from an invalid one. */
export function judgeLink(
  { secret, clock }: Services,
  linked: Linked,
  { expires, signature }: { expires: string; signature: string },
): 'good' | 'expired' | 'forged' {
  if (!isSameSecret(sign(secret, linked, expires), signature)) return 'forged'
  return Number(expires) > clock.now() ? 'good' : 'expired'
}
