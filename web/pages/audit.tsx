import { useParams } from 'wouter'
import { Report } from '../features/performance/report.tsx'

export default function AuditPage() {
  const { id = '' } = useParams()
  return <Report id={id} />
}
