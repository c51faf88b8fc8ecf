# Built in one stage; the other has only what the site runs on. docs/deploying.md tells how it is used.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/trim-packages.ts ./scripts/
COPY scripts/empty-packages ./scripts/empty-packages
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && npm run trim

# With the Node.js that the packages were installed with: node_modules has a link to it in place of a second one.
FROM node:24-bookworm-slim
# pg_dump, for backups of PostgreSQL; it has to be as new as the server.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin portfolio \
  && install --directory --owner portfolio --mode 0700 /data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/contract ./contract
COPY --from=build /site/content ./content
COPY --from=build /site/server ./server
COPY --from=build /site/scripts ./scripts
COPY --from=build /site/dist ./dist
# It is a page of the site, too.
COPY --from=build /site/docs/agents.md ./docs/agents.md
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What the process frees goes back to the machine (docs/deploying.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4000000
USER portfolio
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD node -e "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=8", "--initial-old-space-size=64", "--heap-growing-percent=50", "server/main.ts"]
