import { expect, test } from 'vitest'
import { beforeName, besideOwner } from './before-names.ts'

test.each([
  ['y ', 'Inés', 'e Inés'],
  ['y ', 'Hilario', 'e Hilario'],
  ['y ', 'Hiedra', 'y Hiedra'],
  ['y ', 'Yolanda', 'y Yolanda'],
  ['o ', 'Óscar', 'u Óscar'],
  ['o ', 'Horacio', 'u Horacio'],
  ['o ', 'Ana', 'o Ana'],
])('in Spanish "%s" before %s is "%s"', (word, name, said) => {
  expect(beforeName('es', word, name)).toBe(said)
})

test('words before the owner’s name are as the name wants them, and all others stay', () => {
  const spanish = 'Ha llegado y {{owner}} lo lee; usted o {{owner}}, y {{name}}'
  expect(besideOwner('es', spanish, 'Inés')).toBe('Ha llegado e {{owner}} lo lee; usted o {{owner}}, y {{name}}')
  expect(besideOwner('es', spanish, 'Mara')).toBe(spanish)
  expect(besideOwner('fr', 'Le travail de {{owner}}, que {{owner}} fait', 'Anna')).toBe(
    'Le travail d’{{owner}}, qu’{{owner}} fait',
  )
  expect(besideOwner('it', 'y {{owner}}', 'Inés')).toBe('y {{owner}}')
})
