// How degrees and levels of a language are named, parted by |; what is found in an advert and in the owner's content alike.
import type { Language } from '#contract/language.ts'

/** The highest first. */
export const degreeLevels = ['doctorate', 'master', 'bachelor', 'vocational'] as const
export type DegreeLevel = (typeof degreeLevels)[number]

/** The best first. */
export const spokenLevels = ['native', 'fluent', 'professional', 'conversational', 'basic'] as const
export type SpokenLevel = (typeof spokenLevels)[number]

interface Qualifications {
  degrees: Record<DegreeLevel, string>
  /** Names no level. */
  anyDegree: string
  /** What was learnt, at whatever level. */
  anyLevel: string
  /** Another subject will do. */
  related: string
  levels: Record<SpokenLevel, string>
  /** What shows that a language is to be spoken, and no French company meant. What begins with - ends the language's name. */
  speaking: string
}

/** Common to all languages. */
export const sharedQualifications = {
  degrees: {
    doctorate: 'PhD|Ph.D|Dr|DPhil|MD',
    master: 'MSc|M.Sc|MA|M.A|MBA|MEng|M.Eng|LL.M|MPhil|MRes|MPH|Master|Masters',
    bachelor: 'BSc|B.Sc|BA|B.A|BEng|B.Eng|LLB|Bachelor|Bachelors',
    vocational: '',
  },
  levels: { native: '', fluent: 'C1|C2', professional: 'B2', conversational: 'B1', basic: 'A1|A2' },
}

export const qualifications: Record<Language, Qualifications> = {
  en: {
    degrees: {
      doctorate: 'doctorate|doctoral degree|doctor of',
      master: 'master’s|master of|masters',
      bachelor: 'bachelor’s|bachelor of|undergraduate',
      vocational: 'diploma|apprenticeship|vocational|journeyman|completed training|NVQ|associate degree',
    },
    anyDegree: 'degree|graduate|university degree|qualification|higher education',
    anyLevel: 'professional qualification|vocational qualification|recognised qualification|formal training',
    related:
      'related field|related subject|related discipline|similar field|similar subject|comparable field|or similar',
    levels: {
      native: 'native|mother tongue|first language|bilingual',
      fluent: 'fluent|fluency|fluently|excellent|perfect|very good|business fluent|near-native',
      professional: 'professional|business|working|good|upper intermediate|confident',
      conversational: 'conversational|intermediate',
      basic: 'basic|some|beginner|elementary|a little',
    },
    speaking:
      'speak|speaks|speaking|spoken|written|language|languages|command of|knowledge of|communicate in|at a level|to a level|level of|office language|working language|company language|conversation',
  },
  de: {
    degrees: {
      doctorate: 'Promotion|promoviert|Doktor|Doktortitel|Doktorat',
      master: 'Masterabschluss|Masterstudium|Diplom|Diplom-Ingenieur|Magister|Staatsexamen',
      bachelor: 'Bachelorabschluss|Bachelorstudium',
      vocational:
        'Ausbildung|Berufsausbildung|Lehre|Gesellenbrief|Geselle|Gesellin|Meisterbrief|Meister|Meisterin|Meistertitel|Techniker|Weiterbildung',
    },
    anyDegree: 'Studium|Hochschulstudium|Hochschulabschluss|Universitätsabschluss|Abschluss|Informatikstudium|studiert',
    anyLevel: 'berufliche Qualifikation|Berufsabschluss|anerkannte Qualifikation',
    related:
      'verwandten Fach|verwandtes Fach|verwandten Bereich|ähnlichen Fach|ähnliches Fach|vergleichbaren Fach|verwandten Fachrichtung|o. ä.',
    levels: {
      native: 'Muttersprache|muttersprachlich|Muttersprachniveau|zweisprachig',
      fluent: 'fließend|fließende|fließendes|sehr gute|sehr gutes|ausgezeichnete|perfekte|perfektes|hervorragende',
      professional:
        'sicher im Beruf|verhandlungssicher|verhandlungssichere|verhandlungssicheres|gute|gutes|beruflich|sichere',
      conversational: 'gute Kenntnisse im Gespräch|Gesprächsniveau|Konversation',
      basic: 'Grundkenntnisse|Grundlagen|etwas',
    },
    speaking:
      '-kenntnis|-sprachig|sprechen|sprichst|spricht|Wort und Schrift|Sprache|Sprachen|Kenntnisse in|Sprachkenntnisse|Fremdsprachen|schriftlich|Sprachniveau|auf einem Niveau|Arbeitssprache|Bürosprache|Firmensprache',
  },
  fr: {
    degrees: {
      doctorate: 'doctorat|docteur|thèse',
      master: 'master|bac+5|bac +5|diplôme d’ingénieur|école d’ingénieur|école d’ingénieurs|DESS|DEA',
      bachelor: 'licence|bac+3|bac +3',
      vocational: 'BTS|CAP|BEP|bac+2|bac +2|DUT|apprentissage|bac professionnel|formation professionnelle',
    },
    anyDegree: 'diplôme|diplômé|diplômée|formation supérieure|études supérieures|université|école',
    anyLevel: 'qualification professionnelle|formation reconnue',
    related: 'domaine apparenté|domaine connexe|discipline voisine|domaine proche|ou équivalent',
    levels: {
      native: 'langue maternelle|natif|native|bilingue',
      fluent: 'courant|couramment|parfaite maîtrise|excellent|excellente|très bon|très bonne',
      professional: 'professionnel|professionnelle|maîtrise professionnelle|bon niveau|bonne maîtrise|maîtrise',
      conversational: 'niveau conversation|conversation|intermédiaire',
      basic: 'notions|notions de base|débutant|bases',
    },
    speaking:
      'parler|parlez|parlé|écrit|oral|langue|langues|langues étrangères|pratique de|maîtrise de|connaissance de|à un niveau|niveau de|langue de travail|conversation',
  },
  es: {
    degrees: {
      doctorate: 'doctorado|doctor|doctora',
      master: 'máster|maestría|posgrado|ingeniería superior',
      bachelor: 'grado en|grado universitario|licenciatura|licenciado|licenciada|diplomatura',
      vocational: 'formación profesional|ciclo formativo|técnico superior|FP',
    },
    anyDegree: 'titulación|titulado|titulada|título|estudios|universidad|universitaria|universitario',
    anyLevel: 'cualificación profesional|formación reconocida|titulación profesional',
    related: 'campo afín|área afín|disciplina afín|materia relacionada|campo relacionado|o similar',
    levels: {
      native: 'nativo|nativa|lengua materna|bilingüe',
      fluent: 'fluido|fluida|con fluidez|excelente|muy bueno|muy buen|perfecto',
      professional: 'competencia profesional|profesional|avanzado|buen nivel|bueno|alto',
      conversational: 'nivel de conversación|conversación|intermedio',
      basic: 'conocimientos básicos|básico|nociones|elemental',
    },
    speaking:
      'hablar|hablas|habla|hablado|escrito|idioma|idiomas|lengua|dominio del|nivel de|a un nivel|conocimientos de|lengua de trabajo|conversación',
  },
  zh: {
    degrees: {
      doctorate: '博士',
      master: '硕士|研究生',
      bachelor: '本科|学士|大学学历',
      vocational: '大专|专科|中专|职业学校|高职',
    },
    anyDegree: '学历|学位|毕业|大学',
    anyLevel: '职业资格|专业培训',
    related: '相关专业|相近专业|类似专业',
    levels: {
      native: '母语',
      fluent: '流利|精通|熟练|优秀',
      professional: '可用于工作|工作语言|良好|商务',
      conversational: '可日常交流|日常交流|沟通',
      basic: '基础|简单|入门',
    },
    speaking: '听说读写|口语|书面|语言|外语|读写|水平|沟通|交流|工作语言',
  },
  ja: {
    degrees: {
      doctorate: '博士',
      master: '修士|大学院',
      bachelor: '学士|大卒|大学卒|四年制大学|大学を卒業',
      vocational: '専門学校|短大|高専|高卒|職業訓練',
    },
    anyDegree: '学位|学歴|大学|卒業',
    anyLevel: '職業資格|専門資格',
    related: '関連分野|類似分野|関連する分野',
    levels: {
      native: '母語|ネイティブ',
      fluent: '流暢|堪能|上級|ビジネス上級',
      professional: 'ビジネスレベル|ビジネス|仕事で使える',
      conversational: '日常会話レベル|日常会話|会話',
      basic: '基礎レベル|基礎|初級',
    },
    speaking:
      'で接客|で簡単な接客|で会話|で対応|でのやり取り|でやり取り|で商談|で説明|を話|が話|話せる|読み書き|語学|言語|会話力|語学力|レベル|社内公用語',
  },
}
