import { useParams } from 'wouter'
import { Report } from '#web/features/audit/report.tsx'

export default function AuditPage() {
  const { id = '' } = useParams()
  return <Report id={id} />
}
