// What is said about a job advert that was compared with the facts, in Chinese. {{…}} is filled in.
import type { FitFields, FitWords } from '../../en/chat/fit.ts'

export const fit: FitWords = {
  strong: '匹配度高：这则招聘启事的大部分要求在本站都有事实依据。',
  partial: '部分匹配：这则招聘启事的一部分重要要求在本站有依据，另一部分没有。',
  weak: '不匹配：本站的事实不能支持这则招聘启事的核心要求。',
  tooLittle: '本站关于站主工作的内容太少，不足以与招聘启事比较：这里没有依据的，未必不成立。',
  counts: '共 {{total}} 项要求：符合 {{met}} 项，部分符合 {{partly}} 项，没有依据 {{notEvidenced}} 项。',
  unread_other: '另有 {{count}} 项要求未作判断，只判断了前 {{judged}} 项。',
  unread_one: '另有 {{count}} 项要求未作判断，只判断了前 {{judged}} 项。',
  tasks: '岗位职责未作判断，只判断了任职要求。',
}

/** What can be wrong with an advert. */
export const fitFields: FitFields = {
  'advert-required': '请粘贴招聘启事的内容',
  'no-requirements': '这段文字里没有找到任何要求。请粘贴招聘启事中说明应聘者需要具备什么条件的部分。',
}
