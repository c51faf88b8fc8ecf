/** The tokens of `web/styles/theme.css`, read from the file: none can be missing here. */
import theme from '#web/styles/theme.css?raw'
import { Group, Shown } from './group.tsx'

const tokens = theme.split(';').flatMap((declaration) => {
  const [name = '', value = ''] = declaration.slice(declaration.indexOf('--') + 2).split(':')
  return declaration.includes('--') && value && !name.includes('*') ? [{ name: name.trim(), value: value.trim() }] : []
})

/** @returns those of one family, without what belongs to one of them. */
const family = (prefix: string) =>
  tokens
    .filter(({ name }) => name.startsWith(prefix) && !name.includes('--'))
    .map(({ name, value }) => ({ name: name.slice(prefix.length), value }))

const lineHeight = (size: string) => tokens.find(({ name }) => name === `text-${size}--line-height`)?.value

/** Distances of the grid, in its steps. */
const STEPS = [1, 2, 3, 4, 6, 8, 10, 14, 24]

export function Tokens() {
  return (
    <>
      <Group name="color">
        {family('color-').map(({ name, value }) => (
          <Shown key={name} name={name}>
            <span className="guide-swatch" style={{ background: value }} />
          </Shown>
        ))}
      </Group>
      <Group name="text">
        {family('text-').map(({ name, value }) => (
          <Shown key={name} name={`${name} ${value}`} wide>
            <span style={{ fontSize: value, lineHeight: lineHeight(name) }}>Hamburgefonstiv 0123</span>
          </Shown>
        ))}
      </Group>
      <Group name="font-weight">
        {family('font-weight-').map(({ name, value }) => (
          <Shown key={name} name={`${name} ${value}`}>
            <span style={{ fontWeight: value }}>Hamburgefonstiv</span>
          </Shown>
        ))}
      </Group>
      <Group name="font">
        {family('font-')
          .filter(({ name }) => !name.startsWith('weight'))
          .map(({ name, value }) => (
            <Shown key={name} name={name}>
              <span style={{ fontFamily: name === 'sans' ? 'var(--font-sans)' : value }}>Aa Bb 0123</span>
            </Shown>
          ))}
      </Group>
      <Group name="spacing">
        {STEPS.map((step) => (
          <Shown key={step} name={String(step)}>
            <span className="guide-measure" style={{ width: `calc(${step} * 0.25rem)` }} />
          </Shown>
        ))}
      </Group>
      <Group name="radius">
        {family('radius-').map(({ name, value }) => (
          <Shown key={name} name={`${name} ${value}`}>
            <span className="guide-corner" style={{ borderRadius: value }} />
          </Shown>
        ))}
      </Group>
    </>
  )
}
