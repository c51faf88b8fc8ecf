// What stands in a résumé beside the facts, and what the owner is told about it. {{…}} is filled in.

import type { resume as english } from '../../en/resume/resume.ts'
import { backgroundKinds } from '../background-kinds.ts'

export const resume: typeof english = {
  title: '{{owner}}：简历',
  madeFor: '专为以下读者整理：{{reader}}',
  madeAbout: '侧重：{{reader}}',
  readers: { recruiter: '招聘人员', client: '客户', developer: '同行' },
  sections: {
    strengths: '优势与佐证',
    experience: '工作经历',
    caseStudies: '案例',
    skills: '技能',
    services: '服务',
    testimonials: '他人评价',
    ...backgroundKinds,
    personal: '个人信息',
    training: '教育与培训',
    personalSkills: '个人技能',
    additional: '其他信息',
  },
  labels: {
    title: '职业',
    location: '所在地',
    availability: '合作意向',
    pitch: '个人简介',
    email: '邮箱',
    phone: '电话',
    website: '网站',
    motherTongues: '母语',
    otherLanguages: '其他语言',
  },
  present: '至今',
  comma: '、',
  quote: '“{{text}}”',
  colophon: '{{date}}由 {{site}} 生成，网站上的每项陈述都附有佐证。',
  colophonUnproven: '{{date}}由 {{site}} 生成，完整内容见该网站。',
  selectedColophon: '{{date}}按读者最关心的内容精选而成。完整内容及佐证见 {{site}}。',
  selectedColophonUnproven: '{{date}}按读者最关心的内容精选而成。完整内容见 {{site}}。',
  onePageColophon: '{{date}}按读者最关心的内容精选为一页。完整内容及佐证见 {{site}}。',
  onePageColophonUnproven: '{{date}}按读者最关心的内容精选为一页。完整内容见 {{site}}。',
  looksFor: {
    recruiter: '领导力; 团队; 成果',
    client: '成本; 风险; 节省时间; 咨询',
  },
  signs: {
    recruiter: '招聘, 猎头, 人事, 人力资源, 人才',
    client: '客户, 甲方, 总监, 首席, 创始人, 老板, 总经理, 总裁, 董事, 投资, 采购, 负责人, 产品',
    developer: '开发, 工程师, 程序员, 架构师, 技术人员, 学生',
  },
  mail: {
    subject: '[{{site}}] 有人下载了您的简历：{{role}}',
    text: '已为 {{email}} 生成一份简历。\n\n身份：{{role}}\n语言：{{language}}\n{{followUp}}',
    mayWrite: '对方同意您与其联系：直接回复此邮件即可。',
    mayNotWrite: '对方没有同意被联系：请勿与其联系。',
    listSubject: '[{{site}}] 您的简历又被下载：{{count}} 次',
    listText: '过去一小时内，还为以下邮箱生成了您的简历：\n\n{{list}}\n\n请只联系同意被联系的人。',
    listed: '{{email}} – {{role}} – {{language}} – {{followUp}}',
    listedMayWrite: '同意被联系',
    listedMayNotWrite: '未同意被联系',
  },
}
