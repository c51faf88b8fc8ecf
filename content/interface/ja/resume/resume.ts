// What stands in a résumé beside the facts, and what the owner is told about it. {{…}} is filled in.

import type { resume as english } from '../../en/resume/resume.ts'
import { backgroundKinds } from '../background-kinds.ts'

export const resume: typeof english = {
  title: '{{owner}}：職務経歴書',
  file: '職務経歴書',
  customFile: '職務経歴書-抜粋',
  madeFor: '対象：{{reader}}',
  madeAbout: '重点：{{reader}}',
  readers: { recruiter: '採用ご担当者', client: 'クライアント', developer: '同業の方' },
  sections: {
    strengths: '強みとその根拠',
    experience: '職務経歴',
    caseStudies: 'ケーススタディ',
    skills: 'スキル',
    services: 'サービス',
    testimonials: '関係者の声',
    ...backgroundKinds,
    personal: '個人情報',
    training: '学歴・資格',
    personalSkills: '能力・スキル',
    additional: 'その他の情報',
  },
  labels: {
    title: '職業',
    location: '所在地',
    availability: '対応状況',
    pitch: 'プロフィール',
    email: 'メール',
    phone: '電話',
    website: 'ウェブサイト',
    motherTongues: '母語',
    otherLanguages: 'その他の言語',
  },
  present: '現在',
  comma: '、',
  quote: '「{{text}}」',
  colophon: '{{date}}、{{site}} で作成。記載した内容の根拠は、すべてこのサイトでご覧いただけます。',
  colophonUnproven: '{{date}}、{{site}} で作成。全文はこのサイトでご覧いただけます。',
  selectedColophon:
    '{{date}}、お読みになる方に関わりの深い内容を選んで掲載しました。全文とその根拠は {{site}} でご覧いただけます。',
  selectedColophonUnproven:
    '{{date}}、お読みになる方に関わりの深い内容を選んで掲載しました。全文は {{site}} でご覧いただけます。',
  onePageColophon:
    '{{date}}、お読みになる方に関わりの深い内容を1ページにまとめました。全文とその根拠は {{site}} でご覧いただけます。',
  onePageColophonUnproven:
    '{{date}}、お読みになる方に関わりの深い内容を1ページにまとめました。全文は {{site}} でご覧いただけます。',
  looksFor: {
    recruiter: 'リーダーシップ; チーム; 成果',
    client: 'コスト; リスク; 時間の短縮; コンサルティング',
  },
  signs: {
    recruiter: '採用, 人事, リクルーター, ヘッドハンター, 人材',
    client: '発注, 顧客, クライアント, 社長, 取締役, 役員, 創業者, 経営, 部長, 投資家, 責任者, お客様',
    developer: '開発, エンジニア, プログラマ, アーキテクト, 技術者, 学生',
  },
  mail: {
    subject: '[{{site}}] 職務経歴書がダウンロードされました：{{role}}',
    text: '{{email}}宛てに職務経歴書を作成しました。\n\n立場：{{role}}\n言語：{{language}}\n{{followUp}}',
    mayWrite: 'このアドレスへの連絡に同意されています。このメールに返信してください。',
    mayNotWrite: '連絡には同意されていません。このアドレスには送信しないでください。',
    listSubject: '[{{site}}] 職務経歴書の追加ダウンロード：{{count}}件',
    listText:
      '直近1時間に、次のアドレス宛てにも職務経歴書を作成しました。\n\n{{list}}\n\n連絡に同意された方にのみ送信してください。',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: '連絡に同意あり',
    listedMayNotWrite: '連絡に同意なし',
  },
}
