/** Words of which a character asks elsewhere, and nothing in them: 专用 does not ask what is used (用), 机会 not what somebody can do (会). */
import type { Language } from '#contract/language.ts'

export const withinWords: Partial<Record<Language, ReadonlySet<string>>> = {
  zh: new Set(
    (
      '专用 费用 信用 作用 通用 实用 适用 商用 民用 家用 军用 公用 私用 备用 占用 租用 雇用 聘用 录用 耗用 引用 用户 用途 用品 用餐 用力 ' +
      '应用程序 机会 会议 社会 工会 协会 大会 晚会 会员 会计 会场 委员会 博览会 写字楼 大写 小写 手写 简写 上门'
    ).split(' '),
  ),
}
