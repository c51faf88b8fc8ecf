/** Opens the configured document storage. */
import { join } from 'node:path'
import { diskFiles } from './disk.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3.ts'

export interface FileSettings {
  DATA_DIR: string
  S3_ENDPOINT?: string | undefined
  S3_BUCKET?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** `env.ts` ensures that all four settings are set or none. */
export function openFiles(env: FileSettings): Files {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  }
  return diskFiles(join(env.DATA_DIR, 'files'))
}
