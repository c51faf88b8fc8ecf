/** Kinds of work, and where it is done. */
import type { WorkKind, Workplace } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'

interface WorkWords {
  kinds: Record<WorkKind, string>
  workplaces: Record<Workplace, string>
  /** {{count}} people are led. */
  team: string
  /** Somebody is free from {{date}} on. */
  from: string
  comma: string
}

export const workWords: Record<Language, WorkWords> = {
  en: {
    kinds: {
      employee: 'employed',
      freelance: 'freelance',
      contract: 'fixed-term contract',
      founder: 'founder',
      internship: 'internship',
      apprenticeship: 'apprenticeship',
    },
    workplaces: { 'on-site': 'on site', hybrid: 'hybrid', remote: 'remote' },
    team: 'team led: {{count}}',
    from: 'from {{date}}',
    comma: ', ',
  },
  de: {
    kinds: {
      employee: 'Festanstellung',
      freelance: 'freiberuflich',
      contract: 'befristete Anstellung',
      founder: 'selbst gegründet',
      internship: 'Praktikum',
      apprenticeship: 'Ausbildung',
    },
    workplaces: { 'on-site': 'vor Ort', hybrid: 'hybrid', remote: 'remote' },
    team: 'geführtes Team: {{count}}',
    from: 'ab {{date}}',
    comma: ', ',
  },
  fr: {
    kinds: {
      employee: 'emploi salarié',
      freelance: 'indépendant',
      contract: 'contrat à durée déterminée',
      founder: 'fondation d’entreprise',
      internship: 'stage',
      apprenticeship: 'apprentissage',
    },
    workplaces: { 'on-site': 'sur site', hybrid: 'hybride', remote: 'à distance' },
    team: 'équipe dirigée\u00a0: {{count}}',
    from: 'à partir de {{date}}',
    comma: ', ',
  },
  es: {
    kinds: {
      employee: 'por cuenta ajena',
      freelance: 'por cuenta propia',
      contract: 'contrato temporal',
      founder: 'empresa propia',
      internship: 'prácticas',
      apprenticeship: 'formación profesional dual',
    },
    workplaces: { 'on-site': 'presencial', hybrid: 'híbrido', remote: 'en remoto' },
    team: 'equipo a cargo: {{count}}',
    from: 'a partir de {{date}}',
    comma: ', ',
  },
  zh: {
    kinds: {
      employee: '全职雇佣',
      freelance: '自由职业',
      contract: '定期合同',
      founder: '自主创业',
      internship: '实习',
      apprenticeship: '学徒',
    },
    workplaces: { 'on-site': '现场办公', hybrid: '混合办公', remote: '远程办公' },
    team: '带领 {{count}} 人团队',
    from: '{{date}}起',
    comma: '、',
  },
  ja: {
    kinds: {
      employee: '正社員',
      freelance: 'フリーランス',
      contract: '契約社員',
      founder: '起業',
      internship: 'インターン',
      apprenticeship: '見習い',
    },
    workplaces: { 'on-site': '出社', hybrid: 'ハイブリッド勤務', remote: 'リモート' },
    team: '{{count}}名のチームを統率',
    from: '{{date}}から',
    comma: '、',
  },
}
