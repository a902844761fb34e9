/** The page at /storybook/ while Storybook is not built yet, or its build failed. */
type Notice = 'coming' | 'failed';

const texts = {
  coming: {
    zh: {
      title: 'Storybook 正在构建',
      body: '它在服务器旁边构建，第一次大约需要一分钟。好了以后，这一页会自己打开它。工作台现在就可以使用。',
      link: '前往工作台',
    },
    en: {
      title: 'Storybook is being built',
      body: 'It is built beside the running server, which takes about a minute the first time. This page then opens it by itself. The workbench can be used now.',
      link: 'Go to the workbench',
    },
  },
  failed: {
    zh: {
      title: 'Storybook 未能构建',
      body: '原因写在运行 <code>npm start</code> 的终端里。改好以后运行 <code>npm run build:storybook</code>，这一页会自己打开它。工作台不受影响。',
      link: '前往工作台',
    },
    en: {
      title: 'Storybook could not be built',
      body: 'The terminal in which <code>npm start</code> runs says why. Once that is mended, run <code>npm run build:storybook</code>: this page then opens it by itself. The workbench works all the same.',
      link: 'Go to the workbench',
    },
  },
};

/** The page in both languages. It polls the server every two seconds and reloads when the response changes. */
export function storybookNotice(notice: Notice, status: number): string {
  const { zh, en } = texts[notice];
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${zh.title} · ${en.title}</title>
<style>
:root { color-scheme: light dark; }
body { display: grid; place-content: center; min-block-size: 100dvh; box-sizing: border-box; margin: 0; padding: 2rem; font: 1rem/1.6 -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; background: Canvas; color: CanvasText; }
main { display: grid; gap: 2rem; max-inline-size: 34rem; }
h1, h2 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0.5rem 0; }
progress { inline-size: 100%; }
</style>
</head>
<body>
<main>
<section><h1 id="zh">${zh.title}</h1><p>${zh.body}</p><a href="/course/">${zh.link}</a></section>
${notice === 'coming' ? '<progress aria-labelledby="zh"></progress>' : ''}
<section lang="en"><h2>${en.title}</h2><p>${en.body}</p><a href="/course/">${en.link}</a></section>
</main>
<script>
setInterval(() => fetch(location.href, { method: 'HEAD' }).then(({ status }) => status === ${status} || location.reload(), () => {}), 2000);
</script>
</body>
</html>
`;
}
