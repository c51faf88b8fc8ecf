// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': '请填写此项',
  'day-required': '请选择日期',
  'due-required': '请选择截止日期',
  'day-invalid': '请输入有效的日期',
  'day-before-start': '请选择不早于开始日期的日期',
  'number-invalid': '请输入合理的数字',
  'amount-too-fine': '小数位数不能超过该货币的位数',
  'currency-invalid': '请输入三个字母的货币代码，例如 EUR',
  'choice-invalid': '请从给定的选项中选择',
  'id-invalid': '标识由 1 到 64 个字母、数字、连字符或下划线组成',
  'id-taken': '此标识属于另一个项目',
  'too-many': '超出了允许的数量',
  'unknown-field': '没有这个字段',
  'value-invalid': '此处的值类型不正确',
  'json-invalid': '此文件不是有效的 JSON',
  'client-mismatch': '此项目属于另一位客户。未导入任何内容。',
  'name-mismatch': '这不是该项目的名称',
  'milestone-delivered': '已交付的里程碑不能删除',
}
