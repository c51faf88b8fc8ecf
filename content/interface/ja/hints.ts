// The hints that visitors meet on the home page. {{…}} is filled in.
import type { HintMessages } from '../en/hints.ts'

export const hintMessages: HintMessages = {
  label: 'ヒント',
  list: 'このページのヒント',
  close: 'このヒントを閉じる',
  next: '次のヒント',
  none: '今後は表示しない',
  reach: 'F8キーでこのヒントに移動し、Escキーで閉じます。',
  categories: {
    feature: '知っておくと便利',
    navigation: 'サイトの歩き方',
    interaction: 'お試しください',
  },
  hints: {
    'welcome-chat': {
      title: '{{assistant}}に質問できます',
      text: 'アシスタントは、このサイトにある事実だけをもとに、出典を示してお答えします。',
      action: 'チャットを開く',
    },
    'language-switcher': {
      title: 'お好みの言語で',
      text: 'このサイトはすべて、{{languages}}でお読みいただけます。',
      action: '言語を選ぶ',
    },
    'resume-download': {
      title: '読み手に合わせた職務経歴書',
      text: 'どなたが読むかを選ぶと、知りたい内容から始まるPDFが作成されます。',
      action: '職務経歴書を保存',
    },
    'projects-navigation': {
      title: 'プロジェクト一覧',
      text: '各ケーススタディで、課題、解決策、成果をご紹介しています。',
      action: 'プロジェクトを見る',
    },
    'theme-toggle': {
      title: 'ライトとダーク',
      text: '表示はお使いの端末の設定に従います。ここで変更することもできます。',
      action: '切り替える',
    },
    'performance-analysis': {
      title: 'ウェブサイトの速さを調べる',
      text: '{{assistant}}がサイトを計測し、最も効果のある改善点をお伝えします。',
      action: 'サイトを計測する',
    },
    'scroll-exploration': {
      title: '下に続きがあります',
      text: '実績に裏付けられたスキル、職歴、ケーススタディをご覧いただけます。',
      action: '続きを読む',
    },
    'interactive-elements': {
      title: 'スキルを開いてみる',
      text: 'それぞれに裏付けとなる実績、数字、プロジェクトがあります。',
      action: '開いてみる',
    },
  },
}
