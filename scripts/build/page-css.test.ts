import { expect, test } from 'vitest'
import { neededCss } from './page-css.ts'

const page = (body: string) => `<html lang="en"><body>${body}</body></html>`
const MENU = '<details><summary>EN</summary><ul class="card popup"><li>Deutsch</li></ul></details>'
const CHAT = '<button class="fab">Chat</button>'

test('a menu and the way to the assistant wait for their styles, and nothing that opens by itself does', async () => {
  const css = await neededCss('.popup{color:red}.fab{color:red}', page(MENU + CHAT))
  expect(css).toBe('[data-waits=styles] :is(details>.popup,.fab){display:none}')
})

test('what only readers without scripts see is left to the whole stylesheet, which they get at once', async () => {
  const css = await neededCss(
    '.a{color:red}@media (scripting:none){.a{color:blue}}@media (scripting:enabled){.a{color:green}}',
    page('<p class="a">A</p>'),
  )
  expect(css).toBe('.a{color:red}@media (scripting:enabled){.a{color:green}}')
})

test('rules of what is below the first screen, under the pointer or in another language are left to the whole stylesheet', async () => {
  const css = await neededCss(
    '.a{color:red}.a:hover{color:blue}.flag:lang(en){color:red}.a:lang(de){color:red}.section .b{color:red}@media print{.a{color:black}}',
    page('<p class="a">A</p><section class="section"><p class="b">B</p></section>'),
  )
  expect(css).toBe('.a{color:red}')
})
