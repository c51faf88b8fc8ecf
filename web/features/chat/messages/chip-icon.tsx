import {
  Blocks,
  Bot,
  BriefcaseBusiness,
  Cloud,
  Code,
  CornerDownRight,
  Database,
  Ellipsis,
  FileText,
  FolderKanban,
  Gauge,
  Lightbulb,
  Mail,
  Shield,
  Target,
  UserSearch,
  Users,
} from 'lucide-react'

const signs: Record<string, typeof Bot> = {
  fit: Target,
  architecture: Blocks,
  results: Gauge,
  leadership: Users,
  experience: BriefcaseBusiness,
  cloud: Cloud,
  security: Shield,
  resume: FileText,
  contact: Mail,
  data: Database,
  ai: Bot,
  project: FolderKanban,
  role: BriefcaseBusiness,
  advice: Lightbulb,
  other: Ellipsis,
  recruiter: UserSearch,
  client: Lightbulb,
  developer: Code,
}

/** The sign of a chip or a choice; what it means stands beside it. */
export function ChipIcon({ name, size = 16 }: { name: string; size?: number }) {
  const Drawn = signs[name] ?? CornerDownRight
  return <Drawn size={size} aria-hidden="true" />
}
