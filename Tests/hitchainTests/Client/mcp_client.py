"""The protocol's own client (PyPI: mcp) at `hitchain mcp`: python3 mcp_client.py PROGRAM.

Prints one line for each thing that was tried, and ends with status 1 at the first that does not hold.
"""

import asyncio
import json
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

try:
    from mcp import McpError as ProtocolError
except ImportError:
    from mcp import MCPError as ProtocolError

DUMP = """<UIWindow: 0x1; frame = (0 0; 390 844)>
   | <UIButton: 0x2; frame = (20 60; 100 40)>
   | _pane <UIView: 0x3; frame = (0 0; 390 120)>"""


def plain(result):
    """As JSON has it, whichever version of the client names its members how."""
    return result.model_dump(by_alias=True, mode="json", exclude_none=True)


def demand(holds, what):
    if not holds:
        print("NOT:", what)
        sys.exit(1)
    print(what)


async def call(session, tool, **arguments):
    result = plain(await session.call_tool(tool, arguments))
    return result, result["content"][0]["text"], bool(result.get("isError"))


async def tools(session):
    hello = plain(await session.initialize())
    demand(hello["serverInfo"]["name"] == "hitchain", "it says who it is")
    await session.send_ping()
    listed = [tool["name"] for tool in plain(await session.list_tools())["tools"]]
    demand(
        listed == ["import", "tap", "why_not", "how_to", "map", "explain_rule"],
        "it lists its tools")

    result, text, failed = await call(session, "import", text=DUMP, want="0x2")
    verdict = result["structuredContent"]["result"]["verdict"]
    demand(not failed and verdict["word"] == "covered-by" and verdict["by"] == "pane",
           "import judges")
    demand("pane" in text, "and says so in words")
    result, text, failed = await call(session, "tap", x=70, y=80)
    demand(result["structuredContent"]["status"] == "ok" and not failed, "tap taps")
    result, text, failed = await call(session, "why_not", name="0x2")
    demand("pane" in text and not failed, "why_not names what is in front")
    result, text, failed = await call(session, "how_to", name="0x2")
    demand("bring-to-front" in text and not failed, "how_to has tried it")
    result, text, failed = await call(session, "map")
    demand("pane" in text and not failed, "map draws")
    result, text, failed = await call(session, "explain_rule", rule="HT07")
    demand(text.startswith("HT07") and not failed, "explain_rule explains")


async def mistakes(session):
    for name, arguments in [
        ("import", {"text": "Dear all, my button is dead."}), ("import", {"path": "/nowhere"}),
        ("why_not", {"name": "nobody\n at all; quit"}),
        ("explain_rule", {"rule": "HT99"}),
    ]:
        result, text, failed = await call(session, name, **arguments)
        demand(failed and text, f"{name} {json.dumps(arguments)} is an error with a message")
    for name, arguments in [
        ("fly", {}), ("import", {}), ("tap", {}), ("tap", {"x": "5", "y": 5}), ("why_not", {"name": ""}),
        ("how_to", {"name": 5}),
    ]:
        try:
            await session.call_tool(name, arguments)
            demand(False, f"{name} {arguments} is refused")
        except ProtocolError as error:
            demand("Error" not in str(error), f"{name} {json.dumps(arguments)} is refused")
    await session.send_ping()
    demand(True, "and it goes on")


async def many(session):
    results = await asyncio.gather(
        *[session.call_tool("tap", {"x": number, "y": 200}) for number in range(100)])
    demand(
        all(plain(result)["structuredContent"]["status"] == "ok" for result in results),
        "100 calls at once are all answered")
    big = DUMP + "\n" + "\n".join(
        f"   | <UIButton: 0x{4096 + n:x}; frame = ({n % 300} {n % 700}; 30 30)>"
        for n in range(3000))
    result, text, failed = await call(session, "import", text=big, want="0x2")
    demand(
        not failed and result["structuredContent"]["result"]["views"] == 3003,
        "a dump of 3,003 views in one message")


async def cancelled(session):
    """What is taken back: the client waits no more, and the server goes on with the next."""
    call = asyncio.create_task(session.call_tool("map", {}))
    await asyncio.sleep(0)
    call.cancel()
    try:
        await call
    except asyncio.CancelledError:
        pass
    await session.send_ping()
    result = plain(await session.call_tool("tap", {"x": 5, "y": 5}))
    demand(not result.get("isError"), "after a call that was taken back the next is answered")


async def raw(program):
    """What the client itself would never send."""
    process = await asyncio.create_subprocess_exec(
        program, "mcp", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        limit=1 << 26)

    async def ask(line):
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        return json.loads(await process.stdout.readline())

    for line, code in [
        (b"\xff\xfe{", -32700), (b"{", -32700), (b"[" * 5000, -32700), (b"{}", -32600),
        (b"5", -32600), (b'{"jsonrpc":"2.0","id":[],"method":"ping"}', -32600),
        (b"x" * (81 << 20), -32600),
    ]:
        answer = await ask(line)
        demand(answer["error"]["code"] == code, f"{line[:20]!r} is answered by {code}")
    answer = await ask(b'{"jsonrpc":"2.0","id":7,"method":"ping"}')
    demand(answer == {"jsonrpc": "2.0", "id": 7, "result": {}}, "and it goes on")
    # In one piece, so that it is taken back before its turn.
    process.stdin.write(
        b'{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"map"}}\n'
        b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":8}}\n'
        b'{"jsonrpc":"2.0","id":9,"method":"ping"}\n')
    answer = json.loads(await process.stdout.readline())
    demand(answer["id"] == 9, "what is taken back before its turn is not answered")
    await under_way(process, ask)
    process.stdin.close()
    demand(await process.wait() == 0, "it ends where its input ends")


async def under_way(process, ask):
    """A call that takes long, and is taken back in the middle of it."""
    dump = "<UIWindow: 0x1; frame = (0 0; 390 844)>\\n" + "".join(
        f"   | <UIView: 0x{n:x}; frame = (0 {n % 700}; 390 40)>\\n"
        f"   |    | <UIButton: 0x{n + 9000:x}; frame = (20 0; 60 40)>\\n" for n in range(2, 1500))
    line = ('{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"import",'
            '"arguments":{"text":"' + dump + '"}}}')
    start = time.monotonic()
    await ask((line % 10).encode())
    whole = time.monotonic() - start
    if whole < 0.4:
        return print("a long call is too short here to be taken back")
    process.stdin.write((line % 11).encode() + b"\n")
    await process.stdin.drain()
    await asyncio.sleep(whole / 3)
    answer = await ask(
        b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":11}}\n'
        b'{"jsonrpc":"2.0","id":12,"method":"ping"}')
    demand(answer["id"] == 12, "what is taken back while it is worked on is not answered")


async def without_handshake(program):
    """The protocol as it is since 2026-07-28, where this client speaks it, and what the client makes of us itself."""
    try:
        from mcp.client import Client
        from mcp_types.version import MODERN_PROTOCOL_VERSIONS
    except ImportError:
        return print("this client speaks no protocol without a handshake")
    newest = MODERN_PROTOCOL_VERSIONS[-1]
    for mode, version in [("auto", newest), (newest, newest), ("legacy", "2025-11-25")]:
        server = StdioServerParameters(command=program, args=["mcp"])
        async with Client(stdio_client(server), mode=mode) as client:
            demand(client.protocol_version == version, f"{mode}: it speaks {version}")
            listed = plain(await client.list_tools())["tools"]
            demand(all(tool["title"] and tool["outputSchema"] and tool["annotations"]
                       for tool in listed), f"{mode}: each tool is described whole")
            for name, arguments in [
                ("import", {"text": DUMP, "want": "0x2"}), ("tap", {"x": 70, "y": 80}),
                ("why_not", {"name": "0x2"}), ("how_to", {"name": "0x2"}), ("map", {}),
                ("explain_rule", {"rule": "HT07"}),
            ]:
                result = plain(await client.call_tool(name, arguments))
                demand(not result.get("isError") and result["structuredContent"]["status"] == "ok",
                       f"{mode}: {name} answers as its schema says")
            resources = plain(await client.list_resources())["resources"]
            templates = plain(await client.list_resource_templates())["resourceTemplates"]
            demand(len(resources) > 200 and len(templates) == 2, f"{mode}: rules and lessons are listed")
            for address in ["hitchain://rules/HT07", "hitchain://lessons/three-gates"]:
                read = plain(await client.read_resource(address))
                demand(len(read["contents"][0]["text"]) > 200, f"{mode}: {address} is read")
            try:
                await client.read_resource("hitchain://lessons/../../etc/passwd")
                demand(False, f"{mode}: nothing else is read")
            except ProtocolError:
                demand(True, f"{mode}: nothing else is read")


async def main(program):
    server = StdioServerParameters(command=program, args=["mcp"])
    async with stdio_client(server) as (read, write):
        async with ClientSession(read, write) as session:
            await tools(session)
            await mistakes(session)
            await many(session)
            await cancelled(session)
    await without_handshake(program)
    await raw(program)


asyncio.run(main(sys.argv[1]))
