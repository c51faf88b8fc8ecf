/** Read before a script: notes each regular expression that the server builds from words, and prints them at the end. */

const built = new Map<string, { place: string; source: string; flags: string }>()
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [source, flags = '']: [string | RegExp, string?]) {
    const place = /[^\s(]*\/(?:server|content)\/[^:?]+/.exec(new Error('where').stack ?? '')?.[0]
    if (place && typeof source === 'string') built.set(`${place} ${source} ${flags}`, { place, source, flags })
    return new target(source, flags)
  },
})
process.on('exit', () => process.stdout.write(JSON.stringify([...built.values()])))
