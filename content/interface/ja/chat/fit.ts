// What is said about a job advert that was compared with the facts, in Japanese. {{…}} is filled in.
import type { FitFields, FitWords } from '../../en/chat/fit.ts'

export const fit: FitWords = {
  strong: 'よく合っています。この求人の要件の大半は、このサイトの事実で裏付けられます。',
  partial: '一部が合っています。この求人の重要な要件の一部は裏付けがありますが、ほかの一部にはありません。',
  weak: '合っていません。このサイトの事実は、この求人の中心となる要件を裏付けていません。',
  tooLittle:
    'このサイトには仕事についての記載が少なく、求人と比べるには足りません。ここに裏付けがなくても、当てはまらないとは限りません。',
  counts:
    '要件{{total}}件のうち、満たすもの{{met}}件、一部満たすもの{{partly}}件、裏付けのないもの{{notEvidenced}}件です。',
  unread_other: 'ほかに{{count}}件の要件がありますが、判断したのは最初の{{judged}}件です。',
  unread_one: 'ほかに{{count}}件の要件がありますが、判断したのは最初の{{judged}}件です。',
  tasks: '業務内容は判断の対象外です。判断したのは応募要件だけです。',
}

/** What can be wrong with an advert. */
export const fitFields: FitFields = {
  'advert-required': '求人票の本文を貼り付けてください',
  'no-requirements':
    'この文章からは要件が見つかりませんでした。求人票のうち、応募者に求める条件が書かれた部分を貼り付けてください。',
}
