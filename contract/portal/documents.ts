/** Documents of a project: upload, access and download. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from '#contract/endpoint.ts'
import { code, typed } from '#contract/text.ts'
import { id, issue, ofProject, side, time } from './parts.ts'

export const FILE_NAME_MAX = 200

/** A larger document is rejected. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
/** Total size of one client's uploads. */
export const CLIENT_QUOTA_BYTES = 200 * 1024 * 1024
/** Lifetime of a `fileUrl`; `linkDocument` gives a new one. */
export const DOCUMENT_LINK_MS = 10 * MINUTE

/** Accepted media types with their file extensions. None that a browser would run. */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'text/plain': ['txt', 'md'],
  'text/csv': ['csv'],
} as const satisfies Record<string, readonly string[]>
export type DocumentType = keyof typeof documentTypes

const ofDocument = z.object({ id, documentId: id })

export const portalDocument = z.object({
  id: z.string(),
  /** Also the name of the file. */
  title: z.string(),
  mediaType: z.string(),
  /** In bytes; null if unknown. */
  fileSize: z.nullable(z.int()),
  /** A link on this site that works for `DOCUMENT_LINK_MS` and only for its client. */
  fileUrl: z.string(),
  uploadedBy: side,
  uploadedAt: time,
  updatedAt: time,
})
export type PortalDocument = z.infer<typeof portalDocument>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents',
  summary: 'The documents of a project, the newest first.',
  access: 'client',
  params: ofProject,
  reply: z.array(portalDocument),
  errors: ['not-found'],
})

/** A file name without a path and invisible characters. */
const fileName = typed(FILE_NAME_MAX, 'file-name-invalid').check(
  z.trim(),
  z.minLength(1, issue('file-name-invalid')),
  z.maxLength(FILE_NAME_MAX, { message: 'too-long', abort: true }),
  z.refine((name) => name.isWellFormed() && !/[\p{Cc}\p{Bidi_C}/\\]|^\.+$/u.test(name), issue('file-name-invalid')),
)

/** What a document is called is in the address: the body is the file. */
export const documentQuery = z.object({ name: fileName })

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/client/projects/:id/documents',
  summary:
    'Uploads a document: the body is the file’s bytes, whatever its Content-Type. Its content must match its file extension. An aborted upload leaves nothing behind.',
  access: 'client',
  limit: { max: 120, windowMs: HOUR, counts: 'requests' },
  params: ofProject,
  query: documentQuery,
  takesFile: DOCUMENT_MAX_BYTES,
  reply: z.object({ success: z.literal(true), document: portalDocument }),
  errors: ['invalid-input', 'not-found', 'file-refused', 'quota-exceeded', 'upload-stalled', 'rate-limited'],
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/client/projects/:id/documents/:documentId',
  summary: 'Deletes one’s own upload; the owner’s documents are not found here.',
  access: 'client',
  params: ofDocument,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

export const linkDocument = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents/:documentId/link',
  summary: 'A new link to a document, in place of an expired one.',
  access: 'client',
  params: ofDocument,
  reply: z.object({ fileUrl: z.string(), expiresAt: time }),
  errors: ['not-found'],
})

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/client/projects/:id/documents/:documentId/file',
  summary: 'The document as an attachment; supports the `Range` header.',
  access: 'client',
  params: ofDocument,
  /** Parameters of `fileUrl`. */
  query: z.object({ expires: code(20), signature: code(100) }),
  reply: z.object({
    name: z.string(),
    mediaType: z.string(),
    size: z.int(),
    /** Reads the bytes from start to end (exclusive). */
    read: z.custom<(from: number, to: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>>(),
  }),
  file: 'application/octet-stream',
  errors: ['not-found', 'document-link-expired'],
})
