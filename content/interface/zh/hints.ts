// The hints that visitors meet on the home page. {{…}} is filled in.
import type { HintMessages } from '../en/hints.ts'

export const hintMessages: HintMessages = {
  label: '提示',
  list: '本页提示',
  close: '关闭此提示',
  next: '下一条提示',
  none: '不再提示',
  reach: '按 F8 可转到此提示，按 Esc 可关闭。',
  categories: {
    feature: '小提示',
    navigation: '浏览指引',
    interaction: '试一试',
  },
  hints: {
    'welcome-chat': {
      title: '问问 {{assistant}}',
      text: '助手只依据本站的事实回答，并注明每条事实的出处。',
      action: '打开聊天',
    },
    'language-switcher': {
      title: '您的语言',
      text: '本站全部内容均提供{{languages}}版本。',
      action: '选择语言',
    },
    'resume-download': {
      title: '按您的身份定制的简历',
      text: '告诉我们由谁阅读，即可获得一份把您最关心的内容放在前面的 PDF。',
      action: '下载简历',
    },
    'projects-navigation': {
      title: '全部项目一览',
      text: '每个案例都介绍问题、方案和成果。',
      action: '查看项目',
    },
    'theme-toggle': {
      title: '浅色或深色',
      text: '页面默认跟随您的系统，您也可以在这里更改。',
      action: '立即切换',
    },
    'performance-analysis': {
      title: '您的网站有多快？',
      text: '{{assistant}} 可以测量您的网站，并指出最有效的改进。',
      action: '测量网站',
    },
    'scroll-exploration': {
      title: '下面还有更多内容',
      text: '附有佐证的技能、全部工作经历和案例。',
      action: '继续阅读',
    },
    'interactive-elements': {
      title: '展开一项技能',
      text: '每项技能都附有佐证：成果、数据和项目。',
      action: '展开一项',
    },
  },
}
