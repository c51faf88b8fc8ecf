/** Which numbers and times of a sentence follow from those of its facts. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { readNumbers } from './numbers.ts'

const context = { spans: [], years: [], thisYear: 2026 }
const faultsOf = (language: Language, sentence: string, facts: string) =>
  readNumbers({ language, text: sentence }, [{ language, text: facts }], context).faults

test.each<[Language, string, string]>([
  ['en', 'The page needs less than 150 KB of JavaScript.', '148 KB of JavaScript at first load'],
  ['en', 'The rebuild is done in a little over an hour.', 'A full rebuild takes 70 minutes'],
  ['ja', '再構築は1時間ちょっとで終わります。', '全面再構築の所要時間は70分'],
  ['zh', '重建大约一个多小时就能完成。', '完整重建耗时 70 分钟'],
  ['en', 'It has been running for more than twenty years.', 'In production since 2005'],
  ['en', 'A new version starts in 5 % of the stores.', 'The new version answers for 21 of 420 stores'],
  ['de', 'Bei 0,4 Prozent der Zahlungen ist es unklar.', 'Vier von tausend Zahlungen sind zweifelhaft'],
  ['en', 'A headline could multiply traffic by twenty.', 'Traffic could rise twentyfold'],
  ['de', 'Der Verkehr konnte auf das Zwanzigfache steigen.', 'Der Traffic konnte sich verzwanzigfachen'],
  ['de', 'Danach riefen halb so viele an.', 'Die Zahl der Anrufe halbierte sich'],
  ['ja', '電話は半分になりました。', '問い合わせ電話を半減'],
  ['zh', '半天也能跑完。', '训练在十二小时内完成'],
  ['zh', '评审的中位时间如今是三天，以前是三周。', '评审从三周缩短到中位数三天'],
  ['zh', '第 95 百分位是 0.6 秒。', '搜索 0.6 秒（p95）'],
  ['ja', '今では4時間で見つかりますが、以前は11日かかっていました。', '発見までの時間を11日から4時間に短縮'],
  ['de', 'Neun Teams bekommen innerhalb von drei Tagen Antwort.', 'Neun Teams erhalten nach drei Tagen eine Antwort'],
  ['en', 'Revenue rose by a factor of two.', 'Doubled revenue in 12 shops'],
  ['en', 'Revenue was two times as high.', 'Doubled revenue in 12 shops'],
  ['en', 'Calls fell by 50 %.', 'Halved the calls of 12 shops'],
  ['de', 'Der Umsatz stieg um den Faktor zwei.', 'Verdoppelte den Umsatz von 12 Läden'],
  ['fr', 'Le chiffre d’affaires est deux fois plus élevé.', 'A doublé le chiffre d’affaires de 12 magasins'],
  ['es', 'Los ingresos son dos veces más altos.', 'Duplicó los ingresos de 12 tiendas'],
  ['zh', '收入是原来的两倍。', '让 12 家店的收入翻倍'],
  ['ja', '売上は2倍になりました。', '12店舗の売上が倍増'],
  ['en', 'Reviews take three days now rather than twenty-one.', 'Shortened reviews from three weeks to three days'],
  ['en', 'The app loads about three quarters less.', 'Cut the first load from 610 to 148 KB'],
  ['es', 'Más de tres cuartas partes han desaparecido.', 'Reduje la carga de 610 a 148 KB'],
  ['es', 'Son 1,8 millardos de lecturas al día.', 'Un flujo de 1800 millones de lecturas al día'],
  ['fr', 'Neuf équipes s’appuient sur le même socle.', 'Neuf équipes sur un même socle'],
  ['fr', 'Jamais deux missions en parallèle.', 'Ouverte à une seule mission à la fois'],
  ['de', 'Nie nimmt sie zwei Projekte zugleich an.', 'Offen für jeweils ein Projekt'],
  ['zh', '网站在一年零两个月内搬完。', '用 14 个月将 23 个网站迁移'],
  ['zh', '九成六的引用正确。', '引用正确率达到 96%'],
  ['ja', '依頼は2件並行して引き受けません。', '同時に1件まで承っています'],
  ['ja', '料金は1日単位です。', 'コンサルティングは日額です'],
  ['en', 'It was moved within two winters.', 'Moved the archive over two winters'],
  ['en', 'The file has more than 12 pages.', 'A file of over 12 pages'],
  ['de', 'Die Rechnungen sind um 57 Prozent geringer.', 'Rechnungen um 57 % gesenkt'],
  ['es', 'Ahora son 0,6 segundos frente a los 4,2 de antes.', 'Búsqueda: de 4,2 s a 0,6 s'],
  [
    'en',
    'The 90-page audit file was passed with just two small notes.',
    'audit file of 90 pages, passed with two remarks',
  ],
  [
    'en',
    'She wove rugs in her first winter, and learned to dye in the third.',
    'In the first winter I wove rugs, in the second I mended looms, and in the third I learned to dye',
  ],
  ['de', 'Mit acht Leuten kam sie von neun auf 46 Modelle.', 'Von 9 auf 46 Modelle, bei einem Team von acht Leuten'],
  ['en', 'With eight people she went from nine to 46 models.', 'From 9 to 46 models with a team of eight'],
  ['fr', 'Les appels ont été divisés par deux.', 'Moitié moins d’appels après chaque livraison'],
  ['en', 'Calls were divided by two.', 'Half as many calls after a release'],
  ['ja', '3つ目の工房では染色を学びました。', '1つ目の工房では絨毯を織り、2つ目では織機を直し、3つ目では染色を学んだ'],
  ['en', 'The waste is down from 12 to 5 percent.', 'Cut the waste from 12% to 5% by adding a second check'],
  [
    'de',
    'In einem Lagerraum mit 16 Regalen hatte er Dienste mit sechs Leuten.',
    'Dienste von sechs Leuten in einem Lager mit sechzehn Hochregalen geleitet',
  ],
])('%s: %s (%s)', (language, sentence, facts) => {
  expect(faultsOf(language, sentence, facts)).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['en', 'The page needs less than 140 KB.', '148 KB of JavaScript at first load', 'number'],
  ['en', 'The page needs more than 150 KB.', '148 KB of JavaScript at first load', 'number'],
  ['en', 'The rebuild takes half an hour.', 'A full rebuild takes 70 minutes', 'number'],
  ['en', 'A new version starts in 10 % of the stores.', 'The new version answers for 21 of 420 stores', 'number'],
  ['en', 'The answer is there after 55 ms.', 'It is there at 45 ms; the other 55 are for bad days', 'number'],
  [
    'es',
    'Migró 23 sitios en 14 meses con 11 horas de corte.',
    '23 sitios en 14 meses con 11 minutos de corte',
    'number',
  ],
  ['es', 'Lleva hasta cuatro proyectos al mismo tiempo.', 'Abierta a proyectos, de uno en uno', 'number'],
  ['ja', '料金は時間額です。', 'コンサルティングは日額です', 'unit'],
  ['en', 'Staff in seven countries searched eleven systems.', 'Staff in 11 countries searched 7 systems', 'exchanged'],
  ['en', 'She led two teams.', 'Doubled revenue in 12 shops', 'number'],
  ['en', 'The sale takes half an hour.', 'Halved the calls of 12 shops', 'number'],
  ['en', 'The answer is there after 0.5 seconds.', 'Halved the calls of 12 shops', 'number'],
  ['en', 'The answer is there after 0.5 seconds.', 'Shortened the median of 12 shops', 'number'],
  ['de', 'Sie leitete zwei Teams.', 'Verdoppelte den Umsatz von 12 Läden', 'number'],
  ['fr', 'Elle a dirigé deux équipes.', 'A doublé le chiffre d’affaires de 12 magasins', 'number'],
  ['es', 'Dirigió dos equipos.', 'Duplicó los ingresos de 12 tiendas', 'number'],
  ['zh', '她带领 2 个团队。', '让 12 家店的收入翻倍', 'number'],
  ['ja', '2つのチームを率いました。', '12店舗の売上が倍増', 'number'],
  ['en', 'It was tested with Java 17 100 % by machines.', 'Runs on 17100 machines', 'number'],
  ['zh', '七个国家的员工要在十一个系统里查找。', '11 个国家的员工要在七个系统里搜索', 'exchanged'],
  ['ja', '7か国の社員が11のシステムを探していました。', '11か国の社員が7つのシステムを検索', 'exchanged'],
  ['en', 'Fraud losses fell by 28 %.', 'Lowered fraud loss by 41 %, with 28 % fewer false declines', 'exchanged'],
  [
    'en',
    'In her second winter she learned to dye.',
    'In the first winter I wove rugs, in the second I mended looms, and in the third I learned to dye',
    'exchanged',
  ],
  [
    'de',
    'Im zweiten Winter lernte sie färben.',
    'Im ersten Winter webte ich Teppiche; im zweiten reparierte ich Webstühle; im dritten lernte ich färben',
    'exchanged',
  ],
  ['fr', 'Deux équipes sont venues.', 'Moitié moins d’appels après chaque livraison', 'number'],
  ['zh', '第二个冬天她学会了染色。', '第一个冬天织地毯；第二个冬天修理织机；第三个冬天学会染色', 'exchanged'],
  ['en', 'The waste went up to 5 percent.', 'Cut the waste from 12% to 5% by adding a second check', 'turned'],
  ['es', 'La búsqueda tardaba 0,6 s antes y 4,2 s después.', 'Búsqueda: de 4,2 s a 0,6 s', 'turned'],
  ['zh', '搜索以前要 0.6 秒，后来要 4.2 秒。', '搜索：从 4.2 秒到 0.6 秒（p95）', 'turned'],
  ['ja', '検索は以前0.6秒でしたが、その後4.2秒になりました。', '検索を4.2秒から0.6秒に短縮', 'turned'],
])('%s: %s is not what is said: %s', (language, sentence, facts, fault) => {
  expect(faultsOf(language, sentence, facts)).toContain(fault)
})

const ofTwoYears = { spans: [{ from: 2017, to: 2019 }], years: [], thisYear: 2026 }

test.each<[Language, string, string]>([
  ['en', 'The budget was met only two years after the launch.', 'She worked on it for two years.'],
  ['es', 'El límite se cumplió dos años después.', 'Trabajó en ello dos años.'],
  ['fr', 'Le budget n’a été tenu que deux ans après le lancement.', 'Elle y a travaillé deux ans.'],
  ['de', 'Das Budget hielt erst zwei Jahre nach dem Start.', 'Sie arbeitete zwei Jahre daran.'],
  ['zh', '两年后才达到。', '她为此工作了两年。'],
  ['ja', '2年後にようやく守れました。', 'これに2年間取り組みました。'],
])('a time after something is not how long a job took (%s)', (language, after, during) => {
  const faults = (sentence: string) =>
    readNumbers({ language, text: sentence }, [{ language, text: 'Java' }], ofTwoYears).faults
  expect(faults(after)).toContain('number')
  expect(faults(during)).toEqual([])
})
