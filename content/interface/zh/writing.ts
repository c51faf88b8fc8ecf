import type { WritingMessages } from '../en/writing.ts'

export const messages: WritingMessages = {
  meta: {
    list: {
      title: '文章 – {{name}}',
      description: '{{name}} 的文章：谈工作中的决策与方法，并说明这样做的理由、代价和当时放弃的其他选择。',
    },
    tag: '{{tag}}：{{name}} 的文章',
    article: '{{article}} – {{name}}',
    missing: '未找到文章 – {{name}}',
  },
  heading: '文章',
  intro: '工作中的决策与方法，以及背后的理由。',
  feed: 'RSS 订阅',
  topics: '按主题查看文章',
  all: '全部',
  read_one: '阅读约 {{count}} 分钟',
  read_other: '阅读约 {{count}} 分钟',
  updated: '更新于 {{date}}',
  untranslated: '本文尚无中文版，原文语言：{{language}}。',
  projects_one: '相关项目',
  projects_other: '相关项目',
  back: '全部文章',
  next: '下一篇文章',
  code: '代码',
  table: '表格',
  missing: '没有这篇文章',
  missingText: '文章可能已改名或撤下。',
}
